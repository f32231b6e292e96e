import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the clone. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Something that the operator has to do first; printed without a stack trace. */
export class Refusal extends Error {}

/** Prints a line for the operator to stderr; stdout belongs to the program that follows. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Runs the main function of a launcher; a refusal prints its message and exits with code 1. */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    say(error instanceof Refusal ? error.message : (error.stack ?? String(error)))
    process.exitCode = 1
  }
}

/** Runs a program to completion. With `quiet` its output is shown only if it fails. */
export function run(command, args, { quiet = false, onStart = () => {}, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = ['ignore', quiet ? 'pipe' : 2, quiet ? 'pipe' : 2]
    const child = spawn(command, args, { cwd: ROOT, stdio, ...options })
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    if (child.pid) onStart(child.pid)
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('close', (code) => {
      if (code !== 0) for (const chunk of output) process.stderr.write(chunk)
      resolve({ ok: code === 0, output: Buffer.concat(output).toString() })
    })
  })
}

/** Runs npm, but not with the Node in node_modules, which npm may be about to replace. */
export function runNpm(root, args, { env, ...options } = {}) {
  const inside = path.join(root, 'node_modules')
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const PATH = folders.filter((folder) => !folder.startsWith(inside)).join(path.delimiter)
  const shell = process.platform === 'win32'
  return run('npm', args, { cwd: root, env: { ...process.env, PATH, ...env }, shell, ...options })
}
