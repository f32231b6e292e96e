import { circle, group, path, rect } from '../kit/svg.ts'
import { drawFlatPhone } from './brands.ts'
import { VERMILION } from './marks.ts'
import { INK, PAPER } from './slides.ts'
import { FLOOR, GRAY, GREEN, GREEN_WASH, ground, screen, step, stroke } from './steps.ts'

/** Pictures of articles and of a list without favorites, 240 by 180, in the manner of the steps. */
export const articles: Record<string, () => string> = {
  /** A screen full of switches. */
  'article-switches': () =>
    step(
      ground(120, 66),
      screen(
        120,
        146,
        ...[-116, -90, -64].map(
          (y, index) =>
            rect(-24, y - 4, [20, 26, 16][index] ?? 20, 8, 4, { fill: '#cfcac1' }) +
            rect(6, y - 8, 22, 16, 8, { fill: index === 1 ? GRAY : GREEN }) +
            circle(index === 1 ? 14 : 20, y, 5.5, { fill: PAPER }),
        ),
        path('M-24 -34H26', stroke('#cfcac1', 5)),
        path('M-24 -34H2', stroke(VERMILION, 5)),
        circle(4, -34, 8, { fill: VERMILION }),
      ),
      path('M52 70L62 76M44 102H57M188 70L178 76M196 102H183', stroke('#e8b94e', 5)),
    ),
  /** An old phone above the two that came after it. */
  'article-family': () =>
    step(
      ground(62, 40),
      ground(178, 40),
      path('M120 76V92M62 104V100Q62 92 70 92H170Q178 92 178 100V104', {
        class: 'line',
        ...stroke(INK, 3.5),
      }),
      drawFlatPhone('nokia-classic', { x: 120, y: 78, height: 72, color: '#8fa9c4' }),
      drawFlatPhone('iphone-home', { x: 62, y: FLOOR, height: 62, color: '#e2a48f' }),
      drawFlatPhone('iphone-island-pro', { x: 178, y: FLOOR, height: 62, color: '#5f8573' }),
      circle(120, 92, 6, { fill: VERMILION }),
    ),
  /** A list of checks under a magnifying glass. */
  'article-checks': () =>
    step(
      ground(112, 78),
      screen(
        104,
        142,
        ...[-112, -84, -56, -28].map(
          (y) =>
            circle(-20, y, 7, { fill: GREEN_WASH }) +
            path(`M-23.5 ${y}l2.7 3 4.6 -5.8`, stroke(GREEN, 2.4)) +
            rect(-7, y - 3, 32, 6, 3, { fill: '#cfcac1' }),
        ),
      ),
      path('M176 122L198 146', { class: 'line', ...stroke(INK, 9) }),
      circle(154, 98, 32, { fill: PAPER }),
      circle(154, 98, 32, { class: 'line', ...stroke(INK, 5) }),
      path('M139 99L149.5 110L169 86', stroke(GREEN, 7)),
    ),
  /** Three phones on a podium. */
  'article-podium': () =>
    step(
      ground(120, 100),
      rect(26, 132, 64, 34, 4, { fill: '#d3b48c' }),
      rect(150, 140, 64, 26, 4, { fill: '#d3b48c' }),
      rect(84, 116, 72, 50, 4, { fill: '#c99e73' }),
      drawFlatPhone('galaxy-lenses', { x: 57, y: 132, height: 84, color: '#b9a9d0' }),
      drawFlatPhone('pixel-visor', { x: 183, y: 140, height: 84, color: '#c9cfa0' }),
      drawFlatPhone('iphone-flat-diagonal', { x: 120, y: 116, height: 96, color: '#e2a48f' }),
      circle(120, 141, 15, { fill: PAPER }),
      path(
        'M120 131L123 138L130.5 138.6L124.8 143.5L126.5 150.8L120 147L113.5 150.8L115.2 143.5L109.5 138.6L117 138Z',
        { fill: VERMILION },
      ),
    ),
  /** A phone with a heart, for a list without favorites. */
  favorites: () =>
    step(
      ground(120, 82),
      group(
        { opacity: 0.55 },
        drawFlatPhone('pixel-visor', { x: 70, y: FLOOR, height: 104, color: '#c9cfa0' }),
        drawFlatPhone('galaxy-lenses', { x: 170, y: FLOOR, height: 104, color: '#b9a9d0' }),
      ),
      drawFlatPhone('iphone-flat-diagonal', { x: 120, y: FLOOR, height: 130, color: '#8fa9c4' }),
      path(
        'M120 134C92 114 80 100 80 84A21 21 0 0 1 120 74A21 21 0 0 1 160 84C160 100 148 114 120 134Z',
        { fill: VERMILION, stroke: PAPER, 'stroke-width': 5 },
      ),
      path('M92 84Q92 74 101 72', { ...stroke('#fff', 4.5), opacity: 0.6 }),
    ),
}
