import { model } from './model.ts'

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
