import { model } from './model.ts'

export const motorolas = [
  model('Moto G7', '2019-02', [64], 299, 'moto-round', {
    'Ceramic Black': '#323439',
    'Clear White': '#ecebe9',
  }),
  model('Moto G Power (2021)', '2021-01', [32, 64], 199, 'android-island', {
    'Flash Gray': '#686c72',
    'Polar Silver': '#c4c8cc',
  }),
  model('Moto G 5G', '2020-11', [64, 128], 399, 'motorola-plain', {
    'Volcanic Gray': '#5d6067',
    'Frosted Silver': '#c3c7cc',
  }),
  model('Edge 30 Neo', '2022-09', [128, 256], 350, 'motorola-plain', {
    'Very Peri': '#6a6fb4',
    'Aqua Foam': '#a9d3cc',
    'Black Onyx': '#34363a',
  }),
  model('Edge 40', '2023-05', [256], 540, 'moto-leather', {
    'Nebula Green': '#33564a',
    'Lunar Blue': '#8fa9c4',
    'Viva Magenta': '#b3315a',
  }),
  model('Edge 50 Neo', '2024-08', [256, 512], 450, 'moto-leather', {
    Poinciana: '#c8473c',
    Latte: '#cdb49a',
    Nautical: '#33486b',
  }),
  model('Razr 40 Ultra', '2023-06', [256, 512], 999, 'razr', {
    'Viva Magenta': '#b3315a',
    'Infinite Black': '#313338',
    'Glacier Blue': '#a5c0d8',
  }),
  model('Razr 50', '2024-06', [256, 512], 699, 'razr', {
    'Beach Sand': '#dccbb0',
    'Koala Grey': '#8a8c90',
    'Spritz Orange': '#e58a4a',
  }),
]

export const sonys = [
  model('Xperia XZ1', '2017-08', [64], 699, 'xperia-classic', {
    'Moonlit Blue': '#3f567a',
    'Warm Silver': '#cbc5bd',
    'Venus Pink': '#e5c4bd',
  }),
  model('Xperia 5 II', '2020-09', [128, 256], 949, 'xperia', {
    Blue: '#3d4f73',
    Grey: '#8d9096',
    Pink: '#e0a9b4',
  }),
  model('Xperia 1 III', '2021-04', [256, 512], 1299, 'xperia', {
    'Frosted Black': '#34363a',
    'Frosted Purple': '#6a5a86',
  }),
  model('Xperia 10 IV', '2022-05', [128], 438, 'xperia', {
    Mint: '#bcd8cc',
    Lavender: '#c9bedb',
    White: '#efeeeb',
    Black: '#36383c',
  }),
  model('Xperia 1 V', '2023-05', [256, 512], 1399, 'xperia', {
    'Khaki Green': '#5f6655',
    Black: '#323438',
    'Platinum Silver': '#cfd1d3',
  }),
]

export const fairphones = [
  model('Fairphone 3+', '2020-08', [64], 446, 'fairphone', {
    Black: '#36383c',
    'Translucent Black': '#4a4d52',
  }),
  model('Fairphone 4', '2021-09', [128, 256], 571, 'fairphone', {
    Green: '#5f7a67',
    Grey: '#6d7075',
    'Speckled Green': '#6f8a78',
  }),
  model('Fairphone 5', '2023-08', [256], 630, 'fairphone', {
    'Sky Blue': '#b4d0e3',
    Transparent: '#7c828a',
    'Matte Black': '#34363a',
  }),
]

export const nothings = [
  model('Nothing Phone (1)', '2022-07', [128, 256], 412, 'nothing-glyph', {
    White: '#e6e6e4',
    Black: '#2f3033',
  }),
  model('Nothing Phone (2)', '2023-07', [128, 256, 512], 599, 'nothing-glyph', {
    'Dark Grey': '#4a4c50',
    White: '#e9e9e7',
  }),
  model('Nothing Phone (2a)', '2024-03', [128, 256], 349, 'nothing-a', {
    Black: '#303135',
    White: '#e8e8e6',
    Milk: '#e4dfd2',
  }),
  model('Nothing Phone (3a)', '2025-03', [128, 256], 379, 'nothing-a', {
    Blue: '#6f8fb5',
    White: '#e8e8e6',
    Black: '#313236',
  }),
]

export const asuses = [
  model('Zenfone 8', '2021-05', [128, 256], 599, 'android-dual-row', {
    'Obsidian Black': '#303237',
    'Horizon Silver': '#b9bfc9',
  }),
  model('Zenfone 9', '2022-07', [128, 256], 699, 'zenfone', {
    'Starry Blue': '#3f5a86',
    'Sunset Red': '#c04a44',
    'Moonlight White': '#ecebe8',
    'Midnight Black': '#34363a',
  }),
  model('Zenfone 10', '2023-06', [128, 256, 512], 699, 'zenfone', {
    'Aurora Green': '#6f9a86',
    'Eclipse Red': '#b5443f',
    'Comet White': '#ecebe8',
  }),
  model('ROG Phone 7', '2023-04', [256, 512], 900, 'rog', {
    'Phantom Black': '#303338',
    'Storm White': '#e3e3e1',
  }),
]
