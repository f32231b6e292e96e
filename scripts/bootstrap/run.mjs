import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the clone. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Something a person has to do first; shown without a stack trace. */
export class Refusal extends Error {}

/** Prints a line for the operator; standard output belongs to the program that follows. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Runs the main function of a launcher and turns a refusal into its message and exit code 1. */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    say(error instanceof Refusal ? error.message : (error.stack ?? String(error)))
    process.exitCode = 1
  }
}

/** Runs a program to its end. With `quiet` its output is shown only when it fails. */
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

/** Runs npm, not with the Node inside node_modules: npm may be about to replace that. */
export function runNpm(root, args, options = {}) {
  const inside = path.join(root, 'node_modules')
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const PATH = folders.filter((folder) => !folder.startsWith(inside)).join(path.delimiter)
  const shell = process.platform === 'win32'
  return run('npm', args, { cwd: root, env: { ...process.env, PATH }, shell, ...options })
}
