export const skins = [
  '#f6d7c3',
  '#f0c6a6',
  '#e3ad86',
  '#c98b62',
  '#a86c45',
  '#7d4b2e',
  '#5d3622',
] as const
export const naturalHair = [
  '#2a2020',
  '#3d2a20',
  '#5a3a24',
  '#8a5a30',
  '#b98546',
  '#dcb878',
  '#9c4a2a',
  '#1d1b22',
] as const
export const greyHair = ['#c9c7c4', '#e6e3de', '#8d8a88'] as const
export const cloths = [
  '#d9412b',
  '#2f5d62',
  '#e0a23a',
  '#3f4f7a',
  '#7a9471',
  '#c98aa0',
  '#33353d',
  '#eee6d8',
  '#8a5a83',
  '#4f86a8',
] as const
export const grounds = [
  ['#f3dccb', '#e7c2a9'],
  ['#d9e6ea', '#b9d0d9'],
  ['#dde8d7', '#bfd3b6'],
  ['#f4e3b8', '#e8cc86'],
  ['#e6dcee', '#cdbce0'],
  ['#f6d5d0', '#ebb3ab'],
  ['#d4e6e0', '#a9cfc4'],
] as const
