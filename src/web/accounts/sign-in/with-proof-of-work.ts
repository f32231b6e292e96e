import { type Api, ApiError } from '../../api/index.ts'

const WORK_REQUIRED = 'proof_of_work_required'
/** The challenge gets harder while others keep guessing. */
const MOST_ATTEMPTS = 3

type WorkFor = { for: 'sign-in'; email: string } | { for: 'sign-up' }
type Proof = { token: string; answer: number }

/**
 * Sends a call; when the server asks for a proof of work, solves the challenge and sends it again.
 * `onWork` is called when the work begins, which takes seconds.
 */
export async function withProofOfWork<T>(
  api: Pick<Api, 'post'>,
  wanted: WorkFor,
  send: (proof?: Proof) => Promise<T>,
  onWork: () => void,
): Promise<T> {
  let proof: Proof | undefined
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(proof)
    } catch (error) {
      const needsWork = error instanceof ApiError && error.code === WORK_REQUIRED
      if (!needsWork || attempt === MOST_ATTEMPTS) throw error
    }
    onWork()
    const { token, nonce, bits } = await api.post('/api/auth/challenges', { body: wanted })
    const { solveChallenge } = await import('./solve-challenge.ts')
    proof = { token, answer: await solveChallenge(nonce, bits) }
  }
}
