/** Loads each thing when it is first wanted, and once. What could not be loaded, for want of a network, is tried again. */
export function onceEach<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const begun = new Map<K, Promise<T>>();
  return (key) => {
    let loading = begun.get(key);
    if (loading === undefined) {
      loading = load(key);
      begun.set(key, loading);
      loading.catch(() => begun.delete(key));
    }
    return loading;
  };
}
