import { ApiError } from './api/client.ts'

/**
 * Functions whose script only some visits need: `fetchCode` is an `import()`. Components take `lazyPart`,
 * since they must be there before React renders.
 * @throws ApiError with status 0 if the script cannot be fetched, so that it reads like a failed request.
 */
export function loadCode<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  return fetchCode().catch(() => {
    throw new ApiError(0, {})
  })
}
