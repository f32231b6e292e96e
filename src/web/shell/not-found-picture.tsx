import { classNames } from '../ui/class-names.ts'

/** The decorative picture of pages that do not exist, or not any more. */
export function NotFoundPicture({ className }: { className: string }) {
  return (
    <img
      src="/art/not-found.svg"
      alt=""
      width={480}
      height={360}
      className={classNames('h-auto w-full', className)}
    />
  )
}
