import { model } from './model.ts'

const classic = { 'Space Gray': '#3b3c40', Silver: '#e6e6e8', Gold: '#ecd3bd' }

export const iphones = [
  model('iPhone SE', '2016-03', [16, 32, 64, 128], 399, 'iphone-home', {
    ...classic,
    'Rose Gold': '#e3c0b6',
  }),
  model('iPhone 7', '2016-09', [32, 128, 256], 649, 'iphone-home', {
    Black: '#2c2d30',
    Silver: '#e6e6e8',
    'Rose Gold': '#e0b9ae',
    Red: '#b3202c',
  }),
  model('iPhone 8', '2017-09', [64, 128, 256], 699, 'iphone-home', { ...classic, Red: '#a81d2a' }),
  model('iPhone 8 Plus', '2017-09', [64, 128, 256], 799, 'iphone-home-plus', classic),
  model('iPhone X', '2017-09', [64, 256], 999, 'iphone-notch-pill', {
    'Space Gray': '#35363a',
    Silver: '#e9e8e6',
  }),
  model('iPhone XR', '2018-09', [64, 128, 256], 749, 'iphone-notch-single', {
    Coral: '#ee7762',
    Blue: '#5aa6cf',
    Yellow: '#f2d45c',
    Black: '#2f3033',
    White: '#f1f0ee',
  }),
  model('iPhone XS', '2018-09', [64, 256, 512], 999, 'iphone-notch-pill', {
    Gold: '#e8cdb6',
    'Space Gray': '#35363a',
    Silver: '#e9e8e6',
  }),
  model('iPhone 11', '2019-09', [64, 128, 256], 699, 'iphone-notch-square', {
    Purple: '#d3cae0',
    Green: '#b5dbc9',
    Yellow: '#f6e38f',
    Black: '#2e2f32',
    White: '#f4f3f0',
    Red: '#b3202e',
  }),
  model('iPhone 11 Pro', '2019-09', [64, 256, 512], 999, 'iphone-notch-pro', {
    'Midnight Green': '#4b564c',
    'Space Gray': '#4a4b4d',
    Gold: '#ead6c2',
    Silver: '#ebebe6',
  }),
  model('iPhone 11 Pro Max', '2019-09', [64, 256, 512], 1099, 'iphone-notch-pro', {
    'Midnight Green': '#4b564c',
    Gold: '#ead6c2',
    Silver: '#ebebe6',
  }),
  model('iPhone SE (2020)', '2020-04', [64, 128, 256], 399, 'iphone-home', {
    Black: '#26272a',
    White: '#f1f0ee',
    Red: '#ad1f2c',
  }),
  model('iPhone 12 mini', '2020-10', [64, 128, 256], 729, 'iphone-flat', {
    Blue: '#2b4a68',
    Green: '#d4ead2',
    White: '#f3f1ec',
    Black: '#2c2e33',
  }),
  model('iPhone 12', '2020-10', [64, 128, 256], 829, 'iphone-flat', {
    Purple: '#b9afe6',
    Blue: '#24435f',
    Green: '#d4ead2',
    White: '#f3f1ec',
    Red: '#ba2a35',
  }),
  model('iPhone 12 Pro', '2020-10', [128, 256, 512], 999, 'iphone-flat-pro', {
    'Pacific Blue': '#3d5566',
    Graphite: '#50504e',
    Gold: '#ecdcc3',
    Silver: '#e4e4e0',
  }),
  model('iPhone 13 mini', '2021-09', [128, 256, 512], 699, 'iphone-flat-diagonal', {
    Pink: '#f6ddd7',
    Midnight: '#262c33',
    Starlight: '#f3efe8',
    Blue: '#2f6a8c',
  }),
  model('iPhone 13', '2021-09', [128, 256, 512], 799, 'iphone-flat-diagonal', {
    Blue: '#2f6a8c',
    Pink: '#f6ddd7',
    Midnight: '#262c33',
    Starlight: '#f3efe8',
    Green: '#3d5140',
    Red: '#b9283a',
  }),
  model('iPhone 13 Pro', '2021-09', [128, 256, 512, 1024], 999, 'iphone-flat-pro', {
    'Sierra Blue': '#a3bacd',
    Graphite: '#53514e',
    Gold: '#ecd9c0',
    'Alpine Green': '#55624f',
  }),
  model('iPhone 13 Pro Max', '2021-09', [128, 256, 512, 1024], 1099, 'iphone-flat-pro', {
    'Sierra Blue': '#a3bacd',
    Graphite: '#53514e',
    Silver: '#e9e8e3',
  }),
  model('iPhone SE (2022)', '2022-03', [64, 128, 256], 429, 'iphone-home', {
    Midnight: '#272c33',
    Starlight: '#f3efe8',
    Red: '#b9283a',
  }),
  model('iPhone 14', '2022-09', [128, 256, 512], 799, 'iphone-flat-diagonal', {
    Purple: '#dcd4e6',
    Blue: '#a3b7cb',
    Midnight: '#262b32',
    Starlight: '#f4efe7',
    Yellow: '#f6e58d',
  }),
  model('iPhone 14 Plus', '2022-09', [128, 256, 512], 899, 'iphone-flat-diagonal', {
    Blue: '#a3b7cb',
    Midnight: '#262b32',
    Purple: '#dcd4e6',
  }),
  model('iPhone 14 Pro', '2022-09', [128, 256, 512, 1024], 999, 'iphone-island-pro', {
    'Deep Purple': '#5a4f63',
    'Space Black': '#3d3b3b',
    Gold: '#f0e0c4',
    Silver: '#efeeea',
  }),
  model('iPhone 14 Pro Max', '2022-09', [128, 256, 512, 1024], 1099, 'iphone-island-pro', {
    'Deep Purple': '#5a4f63',
    'Space Black': '#3d3b3b',
    Silver: '#efeeea',
  }),
  model('iPhone 15', '2023-09', [128, 256, 512], 799, 'iphone-island', {
    Pink: '#f0d5d4',
    Blue: '#cfdce0',
    Green: '#d2dcc8',
    Yellow: '#efe6bf',
    Black: '#3c4044',
  }),
  model('iPhone 15 Plus', '2023-09', [128, 256, 512], 899, 'iphone-island', {
    Green: '#d2dcc8',
    Pink: '#f0d5d4',
    Black: '#3c4044',
  }),
  model('iPhone 15 Pro', '2023-09', [128, 256, 512, 1024], 999, 'iphone-island-pro', {
    'Natural Titanium': '#a8a096',
    'Blue Titanium': '#3f4858',
    'White Titanium': '#ebe9e4',
    'Black Titanium': '#403f42',
  }),
  model('iPhone 15 Pro Max', '2023-09', [256, 512, 1024], 1199, 'iphone-island-pro', {
    'Natural Titanium': '#a8a096',
    'Blue Titanium': '#3f4858',
    'Black Titanium': '#403f42',
  }),
  model('iPhone 16', '2024-09', [128, 256, 512], 799, 'iphone-island-pill', {
    Ultramarine: '#8f9fdc',
    Teal: '#a9cfcb',
    Pink: '#efb5d3',
    White: '#f5f4f1',
    Black: '#393b3e',
  }),
  model('iPhone 16 Plus', '2024-09', [128, 256, 512], 899, 'iphone-island-pill', {
    Teal: '#a9cfcb',
    Ultramarine: '#8f9fdc',
    Black: '#393b3e',
  }),
  model('iPhone 16 Pro', '2024-09', [128, 256, 512, 1024], 999, 'iphone-island-pro', {
    'Desert Titanium': '#c4a893',
    'Natural Titanium': '#bdb6ab',
    'White Titanium': '#eeece8',
    'Black Titanium': '#3c3b3e',
  }),
  model('iPhone 16 Pro Max', '2024-09', [256, 512, 1024], 1199, 'iphone-island-pro', {
    'Desert Titanium': '#c4a893',
    'Natural Titanium': '#bdb6ab',
    'Black Titanium': '#3c3b3e',
  }),
  model('iPhone 16e', '2025-02', [128, 256, 512], 599, 'iphone-notch-single', {
    White: '#f4f3f0',
    Black: '#323437',
  }),
  model('iPhone 17', '2025-09', [256, 512], 799, 'iphone-island-pill', {
    Lavender: '#d8cbe6',
    'Mist Blue': '#9db4cf',
    Sage: '#a9b69a',
    White: '#f4f3f0',
    Black: '#35373a',
  }),
  model('iPhone 17 Pro', '2025-09', [256, 512, 1024], 1099, 'iphone-plateau', {
    'Cosmic Orange': '#e07a3f',
    'Deep Blue': '#33405e',
    Silver: '#e3e3e2',
  }),
  model('iPhone Air', '2025-09', [256, 512, 1024], 999, 'iphone-air', {
    'Sky Blue': '#d5e4ef',
    'Light Gold': '#efe6d2',
    'Cloud White': '#f6f5f2',
    'Space Black': '#2e2f32',
  }),
]
