/** Run by `dejarik bench` in a fresh process: milliseconds from the first import until the game can be played. */
const started = performance.now();
const { swtcg } = await import('@dejarik/swtcg');
swtcg();
process.stdout.write(String(performance.now() - started));
