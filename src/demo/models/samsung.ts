import { model } from './model.ts'

export const samsungs = [
  model('Galaxy S7', '2016-02', [32, 64], 645, 'galaxy-home', {
    'Black Onyx': '#2d2f34',
    'Gold Platinum': '#d8c3a2',
    Silver: '#cfd3d8',
  }),
  model('Galaxy S10', '2019-02', [128, 512], 899, 'galaxy-infinity', {
    'Prism White': '#eef0f1',
    'Prism Black': '#2f3136',
    'Prism Green': '#5f8f8a',
    'Flamingo Pink': '#e9a7a5',
  }),
  model('Galaxy S20', '2020-02', [128], 999, 'galaxy-island', {
    'Cloud Blue': '#a9c5dc',
    'Cosmic Gray': '#6d7177',
    'Cloud Pink': '#ecc7c8',
  }),
  model('Galaxy S20 FE', '2020-09', [128, 256], 699, 'galaxy-lenses-matte', {
    'Cloud Mint': '#bfdccd',
    'Cloud Lavender': '#cdbfe0',
    'Cloud Navy': '#33435c',
    'Cloud Red': '#c1424a',
  }),
  model('Galaxy Note20 Ultra', '2020-08', [128, 256, 512], 1299, 'galaxy-note', {
    'Mystic Bronze': '#b98d78',
    'Mystic Black': '#313339',
    'Mystic White': '#ececea',
  }),
  model('Galaxy S21', '2021-01', [128, 256], 799, 'galaxy-contour', {
    'Phantom Violet': '#8f83a6',
    'Phantom Gray': '#6e7177',
    'Phantom Pink': '#d9b6ad',
    'Phantom White': '#ececea',
  }),
  model('Galaxy S21 FE', '2022-01', [128, 256], 699, 'galaxy-contour', {
    Olive: '#a3ab92',
    Lavender: '#c8bcdc',
    Graphite: '#4a4c51',
  }),
  model('Galaxy S22', '2022-02', [128, 256], 799, 'galaxy-lenses', {
    Green: '#3f5a52',
    'Pink Gold': '#e3c4b6',
    'Phantom Black': '#2f3136',
    'Phantom White': '#ecebe8',
  }),
  model('Galaxy S22 Ultra', '2022-02', [128, 256, 512, 1024], 1199, 'galaxy-ultra', {
    Burgundy: '#5d2e3a',
    Green: '#3d554e',
    'Phantom Black': '#303237',
  }),
  model('Galaxy S23', '2023-02', [128, 256, 512], 799, 'galaxy-lenses', {
    Lavender: '#d6cade',
    Green: '#55635a',
    Cream: '#efe9db',
    'Phantom Black': '#313338',
  }),
  model('Galaxy S23+', '2023-02', [256, 512], 999, 'galaxy-lenses', {
    Cream: '#efe9db',
    Lavender: '#d6cade',
    'Phantom Black': '#313338',
  }),
  model('Galaxy S23 Ultra', '2023-02', [256, 512, 1024], 1199, 'galaxy-ultra', {
    Green: '#4f5b50',
    Cream: '#ece5d5',
    Lavender: '#cfc4d6',
    'Phantom Black': '#303237',
  }),
  model('Galaxy S23 FE', '2023-10', [128, 256], 599, 'galaxy-lenses', {
    Mint: '#c4dccf',
    Purple: '#b9a9d3',
    Graphite: '#45474c',
  }),
  model('Galaxy S24', '2024-01', [128, 256], 799, 'galaxy-lenses-matte', {
    'Amber Yellow': '#ecd9a8',
    'Cobalt Violet': '#6a6487',
    'Marble Gray': '#a8aaac',
    'Onyx Black': '#37393d',
  }),
  model('Galaxy S24 Ultra', '2024-01', [256, 512, 1024], 1299, 'galaxy-ultra', {
    'Titanium Violet': '#5a5566',
    'Titanium Gray': '#8b8782',
    'Titanium Yellow': '#e3d2a6',
    'Titanium Black': '#3a3a3d',
  }),
  model('Galaxy S25', '2025-01', [128, 256, 512], 799, 'galaxy-lenses-matte', {
    'Icy Blue': '#c4d6e6',
    Mint: '#cfe3d8',
    Navy: '#33425c',
    'Silver Shadow': '#c8cacc',
  }),
  model('Galaxy S25 Ultra', '2025-01', [256, 512, 1024], 1299, 'galaxy-ultra', {
    'Titanium Silverblue': '#b4c2cf',
    'Titanium Black': '#38393c',
    'Titanium Whitesilver': '#e4e4e2',
  }),
  model('Galaxy S25 Edge', '2025-05', [256, 512], 1099, 'galaxy-slim', {
    'Titanium Icyblue': '#c7d7e4',
    'Titanium Jetblack': '#2b2c2f',
    'Titanium Silver': '#d5d6d6',
  }),
  model('Galaxy Z Flip3', '2021-08', [128, 256], 999, 'galaxy-flip-small', {
    Cream: '#efe6d4',
    Lavender: '#c8bade',
    Green: '#4a5c52',
    'Phantom Black': '#313338',
  }),
  model('Galaxy Z Flip4', '2022-08', [128, 256, 512], 999, 'galaxy-flip-small', {
    'Bora Purple': '#c3b4da',
    Blue: '#a5bfd9',
    'Pink Gold': '#e6c6b8',
    Graphite: '#4a4b50',
  }),
  model('Galaxy Z Flip5', '2023-07', [256, 512], 999, 'galaxy-flip', {
    Mint: '#cfe4d6',
    Lavender: '#d3c8df',
    Cream: '#f0e9da',
    Graphite: '#4a4c50',
  }),
  model('Galaxy Z Flip6', '2024-07', [256, 512], 1099, 'galaxy-flip', {
    Mint: '#c9e2d5',
    Blue: '#a9c3dd',
    Yellow: '#f0dd9b',
    'Silver Shadow': '#b7babd',
  }),
  model('Galaxy Z Fold3', '2021-08', [256, 512], 1799, 'galaxy-fold', {
    'Phantom Green': '#3f4c47',
    'Phantom Black': '#303237',
    'Phantom Silver': '#d4d6d8',
  }),
  model('Galaxy Z Fold5', '2023-07', [256, 512, 1024], 1799, 'galaxy-fold', {
    'Icy Blue': '#c6d6e3',
    Cream: '#ede6d8',
    'Phantom Black': '#313338',
  }),
  model('Galaxy A52', '2021-03', [128, 256], 344, 'galaxy-lenses-matte', {
    'Awesome Blue': '#a5c4e6',
    'Awesome Violet': '#cbbfe8',
    'Awesome Black': '#35373b',
  }),
  model('Galaxy A53', '2022-03', [128, 256], 449, 'galaxy-lenses-matte', {
    'Awesome Peach': '#f2c9b4',
    'Awesome Blue': '#b5cee4',
    'Awesome Black': '#35373b',
  }),
  model('Galaxy A54', '2023-03', [128, 256], 449, 'galaxy-lenses', {
    'Awesome Lime': '#d6e3a8',
    'Awesome Violet': '#cabddf',
    'Awesome Graphite': '#4a4c50',
  }),
  model('Galaxy A55', '2024-03', [128, 256], 432, 'galaxy-lenses', {
    'Awesome Iceblue': '#c4d8e8',
    'Awesome Lilac': '#d9cde3',
    'Awesome Navy': '#35425a',
  }),
  model('Galaxy A14', '2023-02', [64, 128], 199, 'galaxy-lenses-matte', {
    Black: '#37393d',
    Silver: '#cfd2d4',
    Green: '#6f8f7f',
  }),
]
