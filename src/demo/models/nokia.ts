import { model } from './model.ts'

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
