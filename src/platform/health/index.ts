export {
  createJobRecorder,
  deleteOldJobFailures,
  type JobFailure,
  listJobFailures,
  RUN_JOB,
  retryJob,
} from './job-failures.ts'
export {
  FULL_DISK,
  LOW_DISK,
  REPEATED_FAILURES,
  STUCK_MS,
  TOLERATED_SKEW_MS,
  WRONG_SKEW_MS,
} from './limits.ts'
export { type Problem, recordProblems } from './problems.ts'
export {
  createProcessReport,
  listProcesses,
  nodeName,
  type Process,
  type ProcessReport,
  readDatabaseSize,
} from './processes.ts'
