import { model } from './model.ts'

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
