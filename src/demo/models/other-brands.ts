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

export const xiaomis = [
  model('Redmi Note 8', '2019-08', [64, 128], 169, 'android-drop', {
    'Neptune Blue': '#3f6fb0',
    'Moonlight White': '#e9ebee',
    'Space Black': '#33353a',
  }),
  model('Redmi Note 10 Pro', '2021-03', [64, 128], 279, 'android-dual-row', {
    'Glacier Blue': '#9fbfd6',
    'Onyx Gray': '#55585d',
    'Gradient Bronze': '#b88f72',
  }),
  model('Redmi Note 12', '2022-10', [128, 256], 262, 'android-island', {
    'Ice Blue': '#b9d3e4',
    'Mint Green': '#bfdcc9',
    'Onyx Gray': '#4a4d52',
  }),
  model('Redmi Note 13 Pro', '2023-09', [128, 256], 360, 'galaxy-lenses', {
    'Lavender Purple': '#cbbfe0',
    'Forest Green': '#4d6659',
    'Midnight Black': '#34363a',
  }),
  model('Poco X3 Pro', '2021-03', [128, 256], 245, 'round-camera', {
    'Frost Blue': '#6f9bc9',
    'Phantom Black': '#34363b',
    'Metal Bronze': '#a5825f',
  }),
  model('Poco F5', '2023-05', [256], 379, 'galaxy-lenses-matte', {
    'Snowstorm White': '#edeceb',
    Blue: '#8fb4e0',
    Black: '#37393d',
  }),
  model('Xiaomi 12', '2021-12', [128, 256], 749, 'oneplus-island', {
    Blue: '#9db8cf',
    Purple: '#c6b6cf',
    Gray: '#5c5f64',
  }),
  model('Xiaomi 13', '2022-12', [128, 256, 512], 999, 'android-square', {
    'Flora Green': '#c9d6c3',
    White: '#efeeeb',
    Black: '#36383c',
  }),
  model('Xiaomi 13 Ultra', '2023-04', [256, 512, 1024], 1351, 'leica-round', {
    'Olive Green': '#4c5646',
    Black: '#2f3034',
    White: '#e6e2da',
  }),
  model('Xiaomi 14', '2023-10', [256, 512], 900, 'android-square', {
    'Jade Green': '#a9c4b0',
    White: '#f0efec',
    Black: '#34363a',
  }),
]

export const oneplus = [
  model('OnePlus 6T', '2018-10', [128, 256], 549, 'oneplus-column', {
    'Mirror Black': '#2e3035',
    'Thunder Purple': '#4a3766',
  }),
  model('OnePlus 7T', '2019-09', [128, 256], 599, 'moto-round', {
    'Glacier Blue': '#6d9cc4',
    'Frosted Silver': '#a9adb3',
  }),
  model('OnePlus 8T', '2020-10', [128, 256], 749, 'oneplus-island', {
    'Aquamarine Green': '#7fc4b4',
    'Lunar Silver': '#c6c9cd',
  }),
  model('OnePlus 9 Pro', '2021-03', [128, 256], 969, 'oneplus-island', {
    'Pine Green': '#3f5f50',
    'Morning Mist': '#b4b9bf',
    'Stellar Black': '#323439',
  }),
  model('OnePlus 11', '2023-01', [128, 256], 699, 'oneplus-circle', {
    'Eternal Green': '#3f5f53',
    'Titan Black': '#303237',
  }),
  model('OnePlus 12', '2023-12', [256, 512], 799, 'oneplus-circle', {
    'Flowy Emerald': '#4f7a68',
    'Silky Black': '#313338',
    'Glacial White': '#eceae6',
  }),
  model('OnePlus Nord 2T', '2022-05', [128, 256], 350, 'oneplus-nord', {
    'Jade Fog': '#8fc2b2',
    'Gray Shadow': '#606368',
  }),
]

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

export const huaweis = [
  model('Huawei P20 Pro', '2018-03', [128, 256], 885, 'huawei-column', {
    Twilight: '#5a6fb5',
    Black: '#2f3136',
    'Pink Gold': '#e3bfb4',
  }),
  model('Huawei P30', '2019-03', [64, 128, 256], 745, 'huawei-column', {
    Aurora: '#4aa0b5',
    'Breathing Crystal': '#c3d3e6',
    Black: '#303237',
  }),
  model('Huawei P30 Pro', '2019-03', [128, 256, 512], 932, 'huawei-column', {
    'Amber Sunrise': '#d9663f',
    Aurora: '#4a9fb8',
    Black: '#303237',
  }),
  model('Huawei P50 Pro', '2021-07', [128, 256, 512], 1182, 'huawei-rings', {
    'Cocoa Gold': '#cdb08f',
    'Golden Black': '#34363a',
  }),
  model('Huawei Mate 50 Pro', '2022-09', [256, 512], 1140, 'huawei-sun', {
    Orange: '#d98a4f',
    Black: '#323438',
    Silver: '#d3d5d6',
  }),
]

export const oppos = [
  model('Oppo Reno5', '2020-12', [128, 256], 399, 'android-dual-row', {
    'Fantasy Silver': '#cfd3e0',
    'Starry Black': '#33353a',
  }),
  model('Oppo Find X3 Pro', '2021-03', [256, 512], 1132, 'oppo-slope', {
    Blue: '#4a6fa5',
    'Gloss Black': '#2f3135',
  }),
  model('Oppo Find X5 Pro', '2022-02', [256, 512], 1140, 'oppo-slope', {
    'Ceramic White': '#efeeea',
    'Glaze Black': '#2f3135',
  }),
  model('Oppo Reno8', '2022-07', [128, 256], 449, 'oppo-reno', {
    'Shimmer Gold': '#e3d0ae',
    'Shimmer Black': '#3a3c41',
  }),
  model('Oppo Reno10', '2023-05', [128, 256], 449, 'oppo-reno', {
    'Ice Blue': '#b5cfe6',
    'Silvery Grey': '#9a9da3',
  }),
]

export const honors = [
  model('Honor 50', '2021-06', [128, 256], 521, 'honor-eyes', {
    'Emerald Green': '#3f7a68',
    'Frost Crystal': '#d9dce6',
    'Midnight Black': '#323438',
  }),
  model('Honor 70', '2022-05', [128, 256], 482, 'honor-eyes', {
    'Crystal Silver': '#cfd4da',
    'Emerald Green': '#3f7566',
  }),
  model('Honor Magic5 Pro', '2023-02', [256, 512], 1080, 'honor-round', {
    'Meadow Green': '#6f9a83',
    Black: '#303237',
  }),
  model('Honor Magic V2', '2023-07', [256, 512], 1801, 'honor-fold', {
    Black: '#303236',
    Purple: '#7d6f9a',
  }),
]

export const nokias = [
  model('Nokia 3310', '2000', [], 129, 'nokia-classic', {
    'Dark Blue': '#33415f',
    Grey: '#7d848d',
    Red: '#a33a38',
    Yellow: '#d9b13c',
  }),
  model('Nokia 1100', '2003-08', [], 99, 'nokia-classic', {
    'Light Blue': '#7fa3c4',
    Black: '#34363b',
  }),
  model('Nokia 6300', '2006-11', [], 320, 'nokia-slim', { Silver: '#c9cbcf', Black: '#33353a' }),
  model('Nokia E71', '2008-06', [], 465, 'nokia-keyboard', {
    Grey: '#6d7076',
    White: '#e9e7e2',
    Black: '#2f3034',
  }),
  model('Nokia Lumia 520', '2013-02', [8], 180, 'lumia', {
    Yellow: '#efc629',
    Blue: '#1c87c9',
    Red: '#c8322d',
    White: '#eeedea',
  }),
  model('Nokia Lumia 920', '2012-09', [32], 450, 'lumia', {
    Yellow: '#f0c419',
    Red: '#c4302b',
    Grey: '#7c8087',
  }),
  model('Nokia Lumia 1020', '2013-07', [32, 64], 660, 'lumia-disc', {
    Yellow: '#f2c81d',
    White: '#f0efec',
    Black: '#2c2d31',
  }),
  model('Nokia 3310 (2017)', '2017-02', [], 46, 'nokia-bar', {
    'Warm Red': '#d9493c',
    Yellow: '#e8b92e',
    'Dark Blue': '#2f4063',
    Grey: '#8b8f95',
  }),
  model('Nokia 8110 4G', '2018-02', [4], 79, 'nokia-slim', { Banana: '#e9c12f', Black: '#303237' }),
  model('Nokia 2720 Flip', '2019-09', [4], 83, 'nokia-shell', {
    Red: '#b53a36',
    Grey: '#8d9096',
    Black: '#34363b',
  }),
  model('Nokia 7.2', '2019-09', [64, 128], 349, 'nokia-round', {
    'Cyan Green': '#3f6a63',
    Charcoal: '#3a3c40',
    Ice: '#d9dcdc',
  }),
  model('Nokia 6300 4G', '2020-11', [4], 47, 'nokia-bar', {
    'Cyan Green': '#2f6f70',
    Charcoal: '#393b40',
    White: '#eceae6',
  }),
  model('Nokia X20', '2021-04', [128], 344, 'nokia-disc', {
    'Midnight Sun': '#c88b6f',
    'Nordic Blue': '#4c6880',
  }),
  model('Nokia 2660 Flip', '2022-07', [], 57, 'nokia-shell', {
    Red: '#b13a37',
    Blue: '#32507a',
    'Pop Pink': '#e58aa5',
    'Lush Green': '#5f8f72',
  }),
  model('Nokia G60', '2022-09', [64, 128], 306, 'android-square', {
    'Pure Black': '#33353a',
    'Ice Grey': '#cfd2d3',
  }),
]
