import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Judged } from './results.ts'

/** About the width of a finger on a screen, in CSS pixels. */
const CELL_PX = 44
/** Corners under a case's edge are hard to reach: this share of the cells is enough. */
const ENOUGH = 0.98
/** Two-finger gestures need two; a broken digitiser often still sees two, rarely three. */
export const FINGERS = 3

type Grid = { columns: number; rows: number }

/** The cells of a screen, each about a finger wide. */
export function gridOf(width: number, height: number): Grid {
  return {
    columns: Math.max(1, Math.round(width / CELL_PX)),
    rows: Math.max(1, Math.round(height / CELL_PX)),
  }
}

/**
 * The cells that a finger crosses on its way between two events: browsers report some 60 a second,
 * and a quick finger skips cells that it did touch.
 */
export function cellsBetween(
  { columns, rows }: Grid,
  from: { x: number; y: number },
  to: { x: number; y: number },
): number[] {
  const steps =
    Math.ceil(Math.max(Math.abs(to.x - from.x) * columns, Math.abs(to.y - from.y) * rows) * 4) + 1
  const cells = new Set<number>()
  for (let step = 0; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps
    const y = from.y + ((to.y - from.y) * step) / steps
    if (x < 0 || y < 0 || x >= 1 || y >= 1) continue
    cells.add(Math.floor(y * rows) * columns + Math.floor(x * columns))
  }
  return [...cells]
}

/** Passed when practically every cell was touched; only asked when the person is done. */
export function judgeTouch({ columns, rows }: Grid, touched: ReadonlySet<number>): Judged {
  const ofCells = columns * rows
  const outcome = touched.size >= ofCells * ENOUGH ? 'passed' : 'failed'
  return { outcome, measured: { cells: touched.size, ofCells } }
}

/** `most`: fingers that were seen at once. `possible`: what the browser says it can tell apart. */
export function judgeMultiTouch(most: number, possible: number): Judged {
  if (possible < 2) return { outcome: 'not_possible' }
  return {
    outcome: most >= Math.min(FINGERS, possible) ? 'passed' : 'failed',
    measured: { points: most },
  }
}

type TouchSurfaceProps = { onDone: (grid: Grid, touched: ReadonlySet<number>) => void }
type Spot = { x: number; y: number }

/** Fields that turn green under a finger. A mouse paints nothing. */
export function TouchSurface({ onDone }: TouchSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [grid, setGrid] = useState<Grid>({ columns: 1, rows: 1 })
  const [count, setCount] = useState(0)
  const touched = useRef(new Set<number>())
  const fingers = useRef(new Map<number, Spot>())

  useEffect(() => {
    const area = surface.current
    if (!area) return
    // The bars of the browser go away, or the phone is turned: the fields are others then.
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = area
      const own = gridOf(clientWidth, clientHeight)
      touched.current = new Set()
      setGrid(own)
      setCount(0)
      if (canvas.current) {
        canvas.current.width = clientWidth
        canvas.current.height = clientHeight
        paint(
          canvas.current,
          own,
          Array.from({ length: own.columns * own.rows }, (_, at) => at),
        )
      }
    })
    watch.observe(area)
    return () => watch.disconnect()
  }, [])

  function feel(event: PointerEvent) {
    if (event.pointerType === 'mouse' || !surface.current) return
    const { clientWidth, clientHeight } = surface.current
    const to = { x: event.clientX / clientWidth, y: event.clientY / clientHeight }
    const fresh = cellsBetween(grid, fingers.current.get(event.pointerId) ?? to, to).filter(
      (cell) => !touched.current.has(cell),
    )
    fingers.current.set(event.pointerId, to)
    if (fresh.length === 0) return
    for (const cell of fresh) touched.current.add(cell)
    if (canvas.current) paint(canvas.current, grid, fresh, 'felt')
    setCount(touched.current.size)
    if (touched.current.size === grid.columns * grid.rows) onDone(grid, touched.current)
  }

  function lift(event: PointerEvent) {
    fingers.current.delete(event.pointerId)
  }

  return (
    <div
      ref={surface}
      className="relative size-full touch-none select-none"
      onPointerDown={feel}
      onPointerMove={feel}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      <canvas ref={canvas} className="absolute inset-0 text-hairline" />
      <span aria-hidden="true" className="felt hidden text-green" />
      <div className="absolute inset-0 m-auto flex h-fit w-fit flex-col items-center gap-3 rounded-box bg-raised/90 p-4">
        <p className="tabular-nums">
          {count} of {grid.columns * grid.rows} fields
        </p>
        <Button data-initial-focus onClick={() => onDone(grid, touched.current)}>
          No more fields answer
        </Button>
      </div>
    </div>
  )
}

/** Paints fields in the canvas' own colour, or in that of the hidden mark beside it. */
function paint(canvas: HTMLCanvasElement, grid: Grid, cells: number[], mark?: 'felt') {
  const pen = canvas.getContext('2d')
  const coloured = mark ? canvas.parentElement?.querySelector(`.${mark}`) : canvas
  if (!pen || !coloured) return
  const [width, height] = [canvas.width / grid.columns, canvas.height / grid.rows]
  pen.fillStyle = getComputedStyle(coloured).color
  for (const cell of cells) {
    const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)]
    pen.fillRect(column * width + 1, row * height + 1, width - 2, height - 2)
  }
}
