import type { IncomingMessage, ServerResponse } from 'node:http'
import { SECOND } from '../../shared/time.ts'
import { pageLanguage, translateError } from '../../text/errors.ts'

/**
 * What has to arrive of a body for it to be waited for. A photo of 8 MB over a line of 60 kB/s takes more
 * than two minutes; a client that sends nothing is cut off soon.
 */
export type ProgressLimits = {
  /** In each interval. */
  bytes: number
  intervalMs: number
  /** However steadily it arrives: the rate limits of uploads count for this long. */
  longestMs: number
}

export const UPLOAD_PROGRESS: ProgressLimits = {
  bytes: 8 * 1024,
  intervalMs: 15 * SECOND,
  longestMs: 600 * SECOND,
}

const STALLED = {
  error: 'upload_stalled',
  message: 'The upload stopped before it was complete. Check your connection and try again.',
}

/**
 * Cuts a request off whose body stops arriving, with an answer that the form can show. Also after an answer
 * that did not need the body: else a byte now and then would hold the connection for ever.
 */
export function limitStalls(req: IncomingMessage, res: ServerResponse, limits: ProgressLimits) {
  if (!hasBody(req)) return
  const { socket } = req
  let arrived = socket.bytesRead
  let intervals = 0
  const timer = setInterval(() => {
    if (req.complete || socket.destroyed) return stop()
    intervals += 1
    const isSlow = socket.bytesRead - arrived < limits.bytes && !isUnread(req)
    arrived = socket.bytesRead
    if (!isSlow && intervals * limits.intervalMs < limits.longestMs) return
    stop()
    cutOff(req, res)
  }, limits.intervalMs)
  const stop = () => clearInterval(timer)
  req.once('close', stop)
  res.once('close', () => {
    if (req.complete) stop()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

/** Whether bytes wait here: then the application is slow, not the client. */
function isUnread(req: IncomingMessage): boolean {
  return req.readableLength > 0 || req.isPaused()
}

/** As Node answers a request that takes too long, but with a body. */
function cutOff({ socket, headers }: IncomingMessage, res: ServerResponse) {
  // Also while the answer to an earlier request is on its way: ours would be read as a part of it.
  if (res.headersSent || !res.socket) return void socket.destroy()
  const message = translateError(STALLED.message, pageLanguage(headers['accept-language']))
  const body = JSON.stringify({ ...STALLED, message })
  const head = [
    'HTTP/1.1 408 Request Timeout',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Whether a body could not be read because its client was cut off or went away. */
export function isClientGone(error: Error & { code?: string }): boolean {
  const isAborted = error.code === 'ECONNRESET' && error.message === 'aborted'
  return isAborted || /^Client connection prematurely closed/.test(error.message)
}
