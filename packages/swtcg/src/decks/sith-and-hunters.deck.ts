export const SITH_AND_HUNTERS = `# Sith and Hunters (Dark)
> Dark Jedi who spend Force to stay alive, bounty hunters who hunt Jedi, and stacks of both.

// Space
3 Sith Infiltrator (A)
3 Slave I (A)
3 Slave I (B)
3 Vader's TIE Fighter (B)
2 Tyranus's Solar Sailer (A)
2 Geonosian Defense Fighter

// Ground
4 Zam's Airspeeder (A)
4 Commerce Guild Spider Droid
4 Geonosian Artillery Battery
2 Hailfire Droid
2 Homing Spider Droid

// Character
2 Darth Vader (C)
2 Darth Vader (B)
2 Darth Maul (D)
1 Darth Maul (B)
2 Darth Tyranus (C)
1 Darth Tyranus (E)
2 Jango Fett (D)
2 Jango Fett (C)
1 Jango Fett (A)
2 Zam Wesell (B)
1 Aurra Sing (A)

// Battle and Mission
3 Strength of Hate
2 Hero's Dodge
2 Surge of Power
1 Tyranus's Gift
2 Dark Speed
`;
