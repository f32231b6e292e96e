import { model } from './model.ts'

export const googles = [
  model('Pixel 2', '2017-10', [64, 128], 649, 'pixel-shade', {
    'Clearly White': '#f0efec',
    'Just Black': '#2f3034',
    'Kinda Blue': '#a9c0cf',
  }),
  model('Pixel 3', '2018-10', [64, 128], 799, 'pixel-shade', {
    'Not Pink': '#efd9cf',
    'Clearly White': '#f1f0ed',
    'Just Black': '#2f3034',
  }),
  model('Pixel 3a', '2019-05', [64], 399, 'pixel-shade', {
    'Purple-ish': '#dcd3e6',
    'Clearly White': '#f1f0ed',
    'Just Black': '#2f3034',
  }),
  model('Pixel 4a', '2020-08', [128], 349, 'pixel-square', {
    'Just Black': '#303236',
    'Barely Blue': '#b9d3e3',
  }),
  model('Pixel 5', '2020-09', [128], 699, 'pixel-square', {
    'Sorta Sage': '#b9c7b5',
    'Just Black': '#35363a',
  }),
  model('Pixel 6', '2021-10', [128, 256], 599, 'pixel-band', {
    'Sorta Seafoam': '#bcd3c6',
    'Kinda Coral': '#eba190',
    'Stormy Black': '#4c4e52',
  }),
  model('Pixel 6 Pro', '2021-10', [128, 256, 512], 899, 'pixel-band', {
    'Sorta Sunny': '#efd9a0',
    'Cloudy White': '#e9e8e5',
    'Stormy Black': '#4c4e52',
  }),
  model('Pixel 7', '2022-10', [128, 256], 599, 'pixel-visor', {
    Lemongrass: '#dfe0a6',
    Snow: '#f0efec',
    Obsidian: '#37393d',
  }),
  model('Pixel 7 Pro', '2022-10', [128, 256, 512], 899, 'pixel-visor', {
    Hazel: '#8f958a',
    Snow: '#f0efec',
    Obsidian: '#37393d',
  }),
  model('Pixel 7a', '2023-05', [128], 499, 'pixel-visor-soft', {
    Coral: '#f08a6b',
    Sea: '#bcd7e8',
    Snow: '#f1f0ed',
    Charcoal: '#45474b',
  }),
  model('Pixel 8', '2023-10', [128, 256], 699, 'pixel-visor-soft', {
    Rose: '#e8cdc5',
    Hazel: '#8b9189',
    Mint: '#c9e3d4',
    Obsidian: '#393b3f',
  }),
  model('Pixel 8 Pro', '2023-10', [128, 256, 512], 999, 'pixel-visor-soft', {
    Bay: '#a9cbe8',
    Porcelain: '#efe8dc',
    Obsidian: '#393b3f',
  }),
  model('Pixel 9', '2024-08', [128, 256], 799, 'pixel-pill', {
    Peony: '#f0808f',
    Wintergreen: '#c3d8c4',
    Porcelain: '#efe9de',
    Obsidian: '#3b3d41',
  }),
  model('Pixel 9a', '2025-03', [128, 256], 499, 'pixel-flat', {
    Iris: '#b5b3e6',
    Peony: '#f18f9b',
    Porcelain: '#f0eae0',
    Obsidian: '#3b3d41',
  }),
  model('Pixel 10', '2025-08', [128, 256], 799, 'pixel-pill', {
    Indigo: '#5b6fb0',
    Frost: '#c9d5e6',
    Lemongrass: '#dfe3a3',
    Obsidian: '#393b40',
  }),
  model('Pixel Fold', '2023-05', [256, 512], 1799, 'pixel-fold', {
    Porcelain: '#ece6da',
    Obsidian: '#3a3c40',
  }),
]
