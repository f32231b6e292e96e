import { splitAddresses } from '../../shared/web-addresses.ts'
import { TextLink } from '../ui/link.tsx'

/** Turns the web addresses in a text into links. */
export function withLinks(text: string) {
  return splitAddresses(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
      <TextLink key={index} href={part} className="break-all">
        {part}
      </TextLink>
    ) : (
      part
    ),
  )
}
