export const oneOf = <T>(things: readonly T[]) => things[Math.floor(Math.random() * things.length)]!

export const withProbability = (share: number) => Math.random() < share
