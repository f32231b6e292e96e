/** The same keys as an English object of messages, with texts of another language. */
export type Translation<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? string
    : Translation<Messages[Key]>
}
