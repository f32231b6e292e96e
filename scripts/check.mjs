import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { bundledNode, nodeEnv, ROOT } from './bootstrap.mjs'

const running = new Set()
let isStopped = false

/**
 * Runs one check; with `live` its output is streamed, otherwise shown only if it fails. Undefined once checks are
 * stopped.
 */
export async function runCheck(check, { live = false, args = [], env = {} } = {}) {
  if (isStopped) return undefined
  const started = performance.now()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'redial-check-'))
  const counts = path.join(folder, 'counts.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${counts}`]
  const [program, ...given] = check.run
  const command = [path.join(ROOT, 'node_modules', program), ...given, ...args]
  try {
    const all = check.counts ? [...command, ...reporters] : command
    const { ok, output } = await runNode(all, live, { ...check.env, ...env })
    if (isStopped) return undefined
    const seconds = (performance.now() - started) / 1_000
    return { check, ok, output, seconds, ...(check.counts ? count(counts, ok) : countAsOne(ok)) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Stops all running checks, waits until they have ended, and lets no other begin. */
export function stopChecks() {
  isStopped = true
  // Not `close`: processes that a check started may keep its output open.
  const ends = [...running].map((child) => once(child, 'exit'))
  for (const child of running) child.kill('SIGTERM')
  return Promise.all(ends)
}

const countAsOne = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/**
 * The number of tests that Vitest reports. A failed run without a failed test counts as one
 * failure.
 */
export function count(file, ok) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: Math.max(numFailedTests, ok ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function runNode(args, live, env) {
  return new Promise((resolve) => {
    const stdio = live ? 'inherit' : ['ignore', 'pipe', 'pipe']
    const child = spawn(bundledNode(), args, { cwd: ROOT, stdio, env: { ...nodeEnv(), ...env } })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    child.once('error', (error) => chunks.push(Buffer.from(error.message)))
    child.once('close', (code) => {
      running.delete(child)
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() })
    })
    running.add(child)
  })
}
