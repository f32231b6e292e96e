import { useRouter } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { addressIn } from '../../../shared/languages.ts'

/**
 * The address of an order's checkout in the language of the page. It is opened as a document of its own: only its
 * content security policy allows the payment provider.
 */
export function useCheckoutAddress(orderId: string): string {
  return addressIn(useRouter().options.context.language, pages.checkout(orderId))
}
