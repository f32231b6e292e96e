import { circle, ellipse, group, lighten, path } from '../kit/svg.ts'

export type HairStyle =
  | 'crop'
  | 'parted'
  | 'quiff'
  | 'curls'
  | 'shaved'
  | 'bob'
  | 'long'
  | 'waves'
  | 'bun'
  | 'afro'
  | 'fringe'
  | 'scarf'
  | 'beanie'

type Hair = {
  /** Behind the head. */
  back(color: string): string
  /** Over the forehead. */
  front(color: string): string
}

const none = () => ''

function strand(d: string, color: string) {
  return path(d, {
    fill: 'none',
    stroke: lighten(color, 0.22),
    'stroke-width': 5,
    'stroke-linecap': 'round',
    opacity: 0.55,
  })
}

/** The head spans x from 176 to 336 and y from 120 to 336. */
export const hairs: Record<HairStyle, Hair> = {
  crop: {
    back: none,
    front: (color) =>
      group(
        {},
        path(
          'M172 226C160 130 206 88 260 90C320 88 352 136 340 226C336 206 330 190 322 176C284 172 232 172 190 176C182 190 176 206 172 226Z',
          { fill: color },
        ),
        strand('M206 128Q236 108 276 112', color),
      ),
  },
  parted: {
    back: none,
    front: (color) =>
      group(
        {},
        path(
          'M170 232C152 128 208 80 266 86C334 90 354 146 341 232C338 204 330 186 318 172C282 176 240 162 222 138C216 160 196 170 186 186C178 200 174 214 170 232Z',
          { fill: color },
        ),
        strand('M236 124Q276 108 312 140', color),
      ),
  },
  quiff: {
    back: none,
    front: (color) =>
      group(
        {},
        path(
          'M174 224C166 178 170 150 186 132C178 96 230 66 284 78C330 84 350 118 338 150C344 174 342 200 338 224C334 196 326 176 314 164C280 172 220 166 198 162C186 178 178 198 174 224Z',
          { fill: color },
        ),
        strand('M204 118Q246 88 296 104', color),
      ),
  },
  curls: {
    back: none,
    front: (color) =>
      group(
        {},
        ...[
          [186, 170, 27],
          [194, 136, 30],
          [222, 112, 32],
          [258, 104, 33],
          [294, 112, 32],
          [320, 138, 30],
          [328, 172, 26],
          [236, 138, 28],
          [278, 138, 28],
        ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: color })),
        ...[
          [206, 122],
          [246, 100],
          [290, 112],
          [318, 146],
        ].map(([x = 0, y = 0]) => strand(`M${x - 10} ${y}q10 -14 22 -2`, color)),
      ),
  },
  shaved: {
    back: none,
    front: (color) =>
      path(
        'M178 206C174 138 210 106 256 106C302 106 338 138 334 206C326 176 316 160 300 150C272 142 240 142 212 150C196 160 186 176 178 206Z',
        { fill: color, opacity: 0.42 },
      ),
  },
  bob: {
    back: (color) =>
      path(
        'M156 330C138 190 160 84 256 84C352 84 374 190 356 330C352 352 320 352 312 338H200C192 352 160 352 156 330Z',
        { fill: color },
      ),
    front: (color) =>
      group(
        {},
        path(
          'M172 236C166 132 214 96 258 96C304 96 346 132 340 236C334 200 318 176 296 158C262 178 206 178 190 190C180 204 174 218 172 236Z',
          { fill: color },
        ),
        strand('M196 150Q222 116 262 118', color),
      ),
  },
  long: {
    back: (color) =>
      path('M150 440C134 320 132 84 256 82C380 84 378 320 362 440C330 462 182 462 150 440Z', {
        fill: color,
      }),
    front: (color) =>
      group(
        {},
        path(
          'M170 250C158 134 210 92 256 92C302 92 354 134 342 250C336 204 306 168 262 142C236 176 192 190 184 206C176 222 172 236 170 250Z',
          { fill: color },
        ),
        strand('M190 162Q214 124 250 114', color),
        strand('M160 300Q156 350 164 400', color),
      ),
  },
  waves: {
    back: (color) =>
      path(
        'M158 200C150 100 206 76 258 78C322 78 366 116 356 214C374 250 352 270 366 306C380 346 350 372 356 404C316 420 196 420 156 404C162 372 132 346 148 306C160 270 142 240 158 200Z',
        { fill: color },
      ),
    front: (color) =>
      group(
        {},
        path(
          'M170 244C158 140 212 92 264 94C318 96 352 144 341 244C336 210 328 190 306 172C282 160 262 150 248 132C236 164 200 178 188 196C178 210 174 228 170 244Z',
          { fill: color },
        ),
        strand('M262 122Q300 124 322 160', color),
      ),
  },
  bun: {
    back: (color) =>
      group({}, circle(256, 78, 42, { fill: color }), strand('M234 70Q252 52 276 64', color)),
    front: (color) =>
      group(
        {},
        path(
          'M172 228C162 130 212 94 256 94C300 94 350 130 340 228C334 196 318 166 256 160C194 166 178 196 172 228Z',
          { fill: color },
        ),
        strand('M204 142Q226 116 256 112', color),
      ),
  },
  afro: {
    back: (color) =>
      group(
        {},
        circle(256, 178, 128, { fill: color }),
        ...[
          [150, 210, 38],
          [362, 210, 38],
          [172, 118, 42],
          [340, 118, 42],
          [256, 76, 46],
        ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: color })),
      ),
    front: (color) =>
      path(
        'M172 222C170 160 204 128 256 128C308 128 342 160 340 222C330 190 306 168 256 166C206 168 182 190 172 222Z',
        { fill: color },
      ),
  },
  fringe: {
    back: (color) =>
      path(
        'M152 388C140 300 136 84 256 84C376 84 372 300 360 388C340 404 310 400 304 384H208C202 400 172 404 152 388Z',
        { fill: color },
      ),
    front: (color) =>
      group(
        {},
        path(
          'M168 250C158 138 206 92 256 92C306 92 354 138 344 250C340 226 336 208 328 194C280 206 232 206 184 194C176 208 172 226 168 250Z',
          { fill: color },
        ),
        strand('M214 128Q244 112 284 120', color),
      ),
  },
  scarf: {
    back: (color) =>
      path(
        'M146 300C126 160 170 74 256 74C342 74 386 160 366 300C370 372 402 410 412 512H100C110 410 142 372 146 300Z',
        { fill: color },
      ),
    front: (color) =>
      group(
        {},
        path(
          'M256 74C166 74 138 170 154 282C160 340 206 372 256 372C306 372 352 340 358 282C374 170 346 74 256 74ZM256 128C312 128 336 172 330 232C326 288 296 328 256 328C216 328 186 288 182 232C176 172 200 128 256 128Z',
          { fill: color, 'fill-rule': 'evenodd' },
        ),
        strand('M186 126Q214 92 258 92', color),
        strand('M164 330Q204 392 268 392', color),
      ),
  },
  beanie: {
    back: (color) =>
      path('M160 330C150 250 164 170 256 170C348 170 362 250 352 330C346 346 166 346 160 330Z', {
        fill: color,
      }),
    front: () =>
      group(
        {},
        path('M164 186C156 100 206 72 256 72C306 72 356 100 348 186Z', { fill: '#c8553d' }),
        path('M158 170Q256 146 354 170Q360 190 352 206Q256 182 160 206Q152 190 158 170Z', {
          fill: '#a8412d',
        }),
        ellipse(256, 68, 24, 20, { fill: '#e9d9c3' }),
      ),
  },
}
