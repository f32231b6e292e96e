/** Four tones each, from the deepest to the lightest. */
export type Palette = readonly [deep: string, strong: string, warm: string, light: string]

export const palettes: readonly Palette[] = [
  ['#1b1340', '#5b2a86', '#e0567b', '#ffb77a'],
  ['#06223a', '#0d5c7d', '#3fb5b5', '#d9f3e6'],
  ['#10261f', '#2c5a45', '#8fb36a', '#f0e6b8'],
  ['#3a2418', '#a8623a', '#e9b27a', '#fbe9d0'],
  ['#14213d', '#3f6fb5', '#a9cdf0', '#f3f8ff'],
  ['#2a0a24', '#8a1c52', '#ef5d7c', '#ffd0c2'],
  ['#14161b', '#343a46', '#7d8696', '#d9dde4'],
  ['#40210a', '#d96a1c', '#ffbe45', '#fff1c9'],
  ['#241a4a', '#6a55c2', '#c0aef5', '#f7ecff'],
  ['#3b1020', '#d2452f', '#ff9a76', '#ffe6d3'],
  ['#0b2b33', '#1f7a6d', '#8fd6b0', '#f2f7d5'],
  ['#1c1b3a', '#31509c', '#f08a6b', '#ffe0b0'],
]
