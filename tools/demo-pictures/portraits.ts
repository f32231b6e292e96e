import { admin, buyers, type DemoPerson, sellers } from '../../src/demo/people.ts'
import type { Portrait } from './people/draw-avatar.ts'

/** Who wears a scarf, and who wears the hair long; the others wear it short. */
const scarves = new Set(['Tasnim Chowdhury', 'Shirin Azadi'])
const longHair = new Set([
  'Ada Larsen',
  'Farida Rahman',
  'Chiara Moretti',
  'Elin Sandberg',
  'Priya Nair',
  'Sofia Marin',
  'Lucie Fontaine',
  'Yuki Tanabe',
  'Noor de Vries',
  'Grace Wanjiru',
  'Petra Novotna',
  'Hannah Kessler',
  'Amara Okafor',
  'Giulia Conti',
  'Marta Nowak',
  'Ingrid Haugen',
  'Zoe Papadaki',
  'Mei Chen',
  'Nadia Petrova',
  'Emma Holt',
  'Aisha Bello',
  'Camille Roux',
  'Klara Svoboda',
  'Freya Olsen',
  'Ines Duarte',
  'Anika Sultana',
  'Rosa Iglesias',
  'Lena Hofmann',
  'Maya Goldberg',
  'Bianca Russo',
  'Bea Lindqvist',
])

function portraitOf({ name }: DemoPerson, seed: number): Portrait {
  return { seed, hair: scarves.has(name) ? 'scarf' : longHair.has(name) ? 'long' : 'short' }
}

const entries = [
  ...sellers.map((person, index) => [person.key, portraitOf(person, index + 1)] as const),
  ...buyers.map((person, index) => [person.key, portraitOf(person, index + 101)] as const),
  [admin.key, portraitOf(admin, 201)] as const,
]
/** What the portrait of each person is drawn from, by the person's key. */
export const portraits: Record<string, Portrait> = Object.fromEntries(entries)
