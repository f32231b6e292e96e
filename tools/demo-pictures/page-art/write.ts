import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brandSlug, brands } from '../../../src/demo/catalog.ts'
import { gradedParts } from '../../../src/shared/listings/grade-examples.ts'
import { grades } from '../../../src/shared/listings/grades.ts'
import { articles } from './articles.ts'
import { drawBrand, drawOtherBrand } from './brands.ts'
import { drawGrade, drawGradedPart } from './grades.ts'
import { drawNoPhoto, drawNotFound, drawSymbol } from './marks.ts'

import { drawSlideFind, drawSlideSafe, drawSlideSell } from './slides.ts'
import { steps } from './steps.ts'

/** Every drawing that pages link to, by file name. */
export function staticDrawings(): Record<string, string> {
  return {
    ...Object.fromEntries(
      brands.map((brand) => [`brand-${brandSlug(brand)}.svg`, drawBrand(brand)]),
    ),
    'brand-other.svg': drawOtherBrand(),
    ...Object.fromEntries(
      grades.map((grade) => [`grade-${grade.toLowerCase()}.svg`, drawGrade(grade)]),
    ),
    ...Object.fromEntries(
      gradedParts.flatMap((part) =>
        grades.map((grade) => [
          `graded-${part}-${grade.toLowerCase()}.svg`,
          drawGradedPart(part, grade),
        ]),
      ),
    ),
    'not-found.svg': drawNotFound(),
    'no-photo.svg': drawNoPhoto(),
    'slide-find.svg': drawSlideFind(),
    'slide-sell.svg': drawSlideSell(),
    'slide-safe.svg': drawSlideSafe(),
    ...Object.fromEntries(
      Object.entries(steps).map(([name, draw]) => [`step-${name}.svg`, draw()]),
    ),
    ...Object.fromEntries(Object.entries(articles).map(([name, draw]) => [`${name}.svg`, draw()])),
    'favicon.svg': drawSymbol(),
  }
}

async function writeStatic(folder: string) {
  await mkdir(folder, { recursive: true })
  await Promise.all(
    Object.entries(staticDrawings()).map(([name, svg]) =>
      writeFile(`${folder}/${name}`, `${svg}\n`),
    ),
  )
}

if (import.meta.main)
  await writeStatic(fileURLToPath(new URL('../../../src/web/public/art', import.meta.url)))
