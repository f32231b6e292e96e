import { Hand, Palette } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { formatCount } from '../../../shared/quantities.ts'
import { Button } from '../../ui/button.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import {
  AnswerActions,
  CheckupFrame,
  FullScreen,
  HALF_WIDTH,
  StartActions,
} from './checkup-frame.tsx'
import { type Evaluation, evaluateByPerson, type StepProps } from './checkup-results.ts'

export function TouchTest({ place, skip, onResult }: StepProps) {
  const t = useTranslations('checkup')
  const [open, setOpen] = useState(false)

  function start() {
    if (navigator.maxTouchPoints > 0) return setOpen(true)
    onResult({ touch: { outcome: 'not_possible', why: 'noTouch' } })
  }

  return (
    <CheckupFrame
      title={t('touch.title')}
      lead={t('touch.lead')}
      place={place}
      picture={<Hand />}
      actions={<StartActions skip={skip} label={t('start')} onStart={start} />}
    >
      {open && (
        <FullScreen label={t('touch.label')} onLeave={() => setOpen(false)}>
          <TouchSurface
            onDone={(grid, touched) => onResult({ touch: evaluateTouch(grid, touched) })}
          />
        </FullScreen>
      )}
    </CheckupFrame>
  )
}

export function FingersTest({ place, skip, onResult }: StepProps) {
  const t = useTranslations('checkup')
  const language = useLanguage()
  const down = useRef(new Set<number>())
  const [now, setNow] = useState(0)
  const [most, setMost] = useState(0)

  const judge = (points: number) =>
    onResult({ multi_touch: evaluateMultiTouch(points, navigator.maxTouchPoints) })

  function put(event: PointerEvent) {
    if (event.pointerType === 'mouse') return
    down.current.add(event.pointerId)
    const points = down.current.size
    setNow(points)
    setMost(Math.max(most, points))
    if (points >= FINGERS) judge(points)
  }

  function lift(event: PointerEvent) {
    down.current.delete(event.pointerId)
    setNow(down.current.size)
  }

  return (
    <CheckupFrame
      title={t('fingers.title')}
      lead={t('fingers.lead')}
      place={place}
      actions={
        <>
          {skip}
          <Button size="large" className={HALF_WIDTH} onClick={() => judge(most)}>
            {t('fingers.fewer')}
          </Button>
        </>
      }
    >
      <div
        className="grid min-h-64 flex-1 touch-none place-items-center rounded-box bg-mist select-none"
        onPointerDown={put}
        onPointerUp={lift}
        onPointerCancel={lift}
        onPointerLeave={lift}
      >
        <p role="status" className="text-center tabular-nums">
          <span className="block font-display text-2xl font-bold">
            {formatCount(now, language)}
          </span>
          {t('fingers.unit', { count: now })}
        </p>
      </div>
    </CheckupFrame>
  )
}

/** About the width of a finger on a screen, in CSS pixels. */
const CELL_PX = 44
/** Corners under a case are hard to reach, so this share of the cells is enough. */
const ENOUGH = 0.98
/** Two-finger gestures need two; a broken digitizer often still detects two, rarely three. */
const FINGERS = 3

type Grid = { columns: number; rows: number }

/** The cells of a screen, each about a finger wide. */
export function touchGrid(width: number, height: number): Grid {
  return {
    columns: Math.max(1, Math.round(width / CELL_PX)),
    rows: Math.max(1, Math.round(height / CELL_PX)),
  }
}

/**
 * The cells that a finger crosses between two events: browsers report some 60 a second, and a quick
 * finger skips cells that it did touch.
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

/** Passes when practically every cell was touched. */
export function evaluateTouch({ columns, rows }: Grid, touched: ReadonlySet<number>): Evaluation {
  const ofCells = columns * rows
  const outcome = touched.size >= ofCells * ENOUGH ? 'passed' : 'failed'
  return { outcome, measured: { cells: touched.size, ofCells } }
}

/** `most`: fingers detected at once. `possible`: fingers that the browser supports. */
export function evaluateMultiTouch(most: number, possible: number): Evaluation {
  if (possible < 2) return { outcome: 'not_possible' }
  return {
    outcome: most >= Math.min(FINGERS, possible) ? 'passed' : 'failed',
    measured: { points: most },
  }
}

type TouchSurfaceProps = { onDone: (grid: Grid, touched: ReadonlySet<number>) => void }
type Spot = { x: number; y: number }

/** Squares that turn green under a finger; a mouse does not count. */
function TouchSurface({ onDone }: TouchSurfaceProps) {
  const t = useTranslations('checkup')
  const language = useLanguage()
  const surface = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [grid, setGrid] = useState<Grid>({ columns: 1, rows: 1 })
  const [count, setCount] = useState(0)
  const touched = useRef(new Set<number>())
  const fingers = useRef(new Map<number, Spot>())

  useEffect(() => {
    const area = surface.current
    if (!area) return
    // The grid changes when the browser's bars disappear or the phone is rotated.
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = area
      const newGrid = touchGrid(clientWidth, clientHeight)
      touched.current = new Set()
      setGrid(newGrid)
      setCount(0)
      if (canvas.current) {
        canvas.current.width = clientWidth
        canvas.current.height = clientHeight
        paint(
          canvas.current,
          newGrid,
          Array.from({ length: newGrid.columns * newGrid.rows }, (_, index) => index),
        )
      }
    })
    watch.observe(area)
    return () => watch.disconnect()
  }, [])

  function touch(event: PointerEvent) {
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
      onPointerDown={touch}
      onPointerMove={touch}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      <canvas ref={canvas} className="absolute inset-0 text-hairline" />
      <span aria-hidden="true" className="felt hidden text-green" />
      <div className="absolute inset-0 m-auto flex h-fit w-fit flex-col items-center gap-3 rounded-box bg-raised/90 p-4">
        <p className="tabular-nums">
          {t('touch.count', {
            shown: formatCount(count, language),
            total: formatCount(grid.columns * grid.rows, language),
          })}
        </p>
        <Button data-initial-focus onClick={() => onDone(grid, touched.current)}>
          {t('touch.dead')}
        </Button>
      </div>
    </div>
  )
}

/** Paints cells in the canvas' own color, or in that of the hidden element with the class `mark`. */
function paint(canvas: HTMLCanvasElement, grid: Grid, cells: number[], mark?: 'felt') {
  const pen = canvas.getContext('2d')
  const colored = mark ? canvas.parentElement?.querySelector(`.${mark}`) : canvas
  if (!pen || !colored) return
  const [width, height] = [canvas.width / grid.columns, canvas.height / grid.rows]
  pen.fillStyle = getComputedStyle(colored).color
  for (const cell of cells) {
    const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)]
    pen.fillRect(column * width + 1, row * height + 1, width - 2, height - 2)
  }
}

/** Each lights other subpixels; on black, stuck ones show. */
const COLORS = ['white', 'red', 'lime', 'blue', 'black']

export function PixelsTest({ place, skip, onResult }: StepProps) {
  const t = useTranslations('checkup')
  const language = useLanguage()
  const [index, setAt] = useState<number>()
  const isDone = index !== undefined && index >= COLORS.length
  const judge = (answer: 'yes' | 'no') => onResult({ pixels: evaluateByPerson(answer) })

  if (isDone)
    return (
      <CheckupFrame
        title={t('pixels.question')}
        lead={t('pixels.even')}
        place={place}
        actions={<AnswerActions yesLabel={t('pixels.yes')} onAnswer={judge} />}
      >
        <Button variant="link" className="self-start" onClick={() => setAt(0)}>
          {t('pixels.show')}
        </Button>
      </CheckupFrame>
    )

  return (
    <CheckupFrame
      title={t('pixels.title')}
      lead={t('pixels.lead')}
      place={place}
      picture={<Palette />}
      actions={<StartActions skip={skip} label={t('start')} onStart={() => setAt(0)} />}
    >
      {index !== undefined && (
        <FullScreen label={t('pixels.label')} onLeave={() => setAt(undefined)}>
          <button
            type="button"
            data-initial-focus
            className="size-full cursor-pointer outline-none"
            style={{ backgroundColor: COLORS[index] }}
            onClick={() => setAt(index + 1)}
          >
            <span className="sr-only">
              {t('pixels.screen', {
                color: COLORS[index] ?? '',
                number: formatCount(index + 1, language),
                total: formatCount(COLORS.length, language),
              })}
            </span>
          </button>
        </FullScreen>
      )}
    </CheckupFrame>
  )
}
