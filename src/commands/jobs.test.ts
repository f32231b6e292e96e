import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { createProcessReport } from '../platform/health/index.ts'
import { serverMessages } from '../text/server.ts'
import { dueJobsFor, jobsFor, jobsOfEachProcess } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('every job says what it does, and no text is of a job that is gone', () => {
  const deps = { ...app.deps, demo: true }
  const report = createProcessReport(deps.db, { node: 'shop-1:3000', version: '1.1.0' })
  const jobs = [
    ...jobsOfEachProcess(deps, { syncClock: async () => 0, report }),
    ...jobsFor(deps),
    ...dueJobsFor(deps),
  ]
  // Scheduled backups are made where the jobs start: start-app.ts.
  const names = ['backups', ...jobs.map(({ name }) => name)]
  expect(Object.keys(serverMessages.en.jobs).toSorted()).toEqual(names.toSorted())
})
