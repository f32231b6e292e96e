import { useRouter } from '@tanstack/react-router'
import type { Api } from '../api/index.ts'

/** The calls of the contract, for components. */
export function useApi(): Api {
  return useRouter().options.context.api
}
