import { z } from '@hono/zod-openapi'

/** Breaks of a line or page, tabs, and signs that steer a terminal. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
// Joiners stay: emoji and several scripts are written with them.
const UNSEEN = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/**
 * Text that stands on one line wherever it is shown: breaks become spaces, and signs go that nobody
 * sees or that turn the direction of what follows.
 */
export function oneLine(message?: string) {
  return z.string(message).overwrite((text) => text.replace(BREAKS, ' ').replace(UNSEEN, '').trim())
}
