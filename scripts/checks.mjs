/**
 * Every check, in the order of the summary. The lanes of a stage run in parallel, the checks of a
 * lane one after another. `counts` marks checks that report tests; any other counts as one.
 */
export const CHECKS = [
  {
    name: 'types',
    stage: 1,
    lane: 'code',
    run: ['typescript/bin/tsc', '--noEmit', '--checkers', '1'],
    // Collects garbage less often: a fifth less processor time for a tenth more memory.
    env: { GOGC: '400' },
  },
  { name: 'lint', stage: 1, lane: 'code', run: ['@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'unused', stage: 1, lane: 'code', run: ['knip/bin/knip.js'] },
  {
    name: 'unit',
    title: 'unit, API and house rules',
    stage: 1,
    lane: 'tests',
    run: ['vitest/vitest.mjs', 'run'],
    counts: true,
    needsBuild: true,
  },
  {
    // Runs alone, because journeys that compete for the CPU can't be distinguished from slow pages.
    name: 'journeys',
    title: 'browser journeys',
    stage: 2,
    lane: 'tests',
    run: ['vitest/vitest.mjs', 'run', '--config', 'vitest.e2e.config.ts'],
    counts: true,
    needsBuild: true,
    needsBrowser: true,
  },
]

/** The checks as stages of lanes: `[[[types, lint], [unit]], [[journeys]]]`. */
export function plan(checks) {
  return group(checks, 'stage').map((stage) => group(stage, 'lane'))
}

function group(checks, key) {
  const values = [...new Set(checks.map((check) => check[key]))]
  return values.map((value) => checks.filter((check) => check[key] === value))
}
