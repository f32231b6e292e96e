import { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/index.ts'
import { accentColors } from '../../shared/settings/accent-colors.ts'

/**
 * The tokens of src/web/styles/tokens.css for another accent color: its address says all that is in the file.
 */
export function accentStyles() {
  return new Hono<AppEnv>().get('/accent/:file{[0-9a-f]{6}\\.css}', (c) => {
    const { fill, ink, wash } = accentColors(`#${c.req.param('file').slice(0, 6)}`)
    const tokens = [
      `--color-accent: light-dark(${fill.light}, ${fill.dark})`,
      `--color-accent-ink: light-dark(${ink.light}, ${ink.dark})`,
      `--color-accent-wash: light-dark(${wash.light}, ${wash.dark})`,
    ]
    return c.body(`:root { ${tokens.join('; ')} }\n`, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}
