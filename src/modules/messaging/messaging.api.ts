import type { Deps } from '../../deps.ts'
import { createRouter, type ViewerSource } from '../../platform/http/index.ts'
import { photosApi, sendApi } from './send.api.ts'
import { createLimits } from './send-message.ts'
import { streamApi } from './stream.api.ts'
import type { Streams } from './streams.ts'
import { readAndBlockApi, threadsApi } from './threads.api.ts'

type Beside = { streams: Streams; viewer: ViewerSource }

/** Messages between buyers and sellers, on the screen as they come. */
export function messagingApi(deps: Deps, beside: Beside) {
  return createRouter()
    .route('/', streamApi(deps, beside))
    .route('/', photosApi(deps))
    .route('/', threadsApi(deps))
    .route('/', sendApi(deps, createLimits(deps)))
    .route('/', readAndBlockApi(deps))
}
