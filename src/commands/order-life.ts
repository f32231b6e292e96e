import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawOrderLifeCycle } from '../modules/orders/index.ts'

const file = path.resolve(import.meta.dirname, '../../docs/order-life.md')

/** Draws the life of an order into the docs, from the tables that it lives by. */
export function writeOrderLife(): void {
  writeFileSync(file, drawOrderLifeCycle())
}
