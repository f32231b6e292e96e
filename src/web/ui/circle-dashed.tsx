import Circle from 'virtual:icons/circle'
import type { IconProps } from './icons/icon.tsx'

/** Eight dashes around a circle of radius 10: a seventh of the size of the icon drawn as eight paths. */
export function CircleDashed(props: IconProps) {
  return <Circle strokeDasharray="4.2 3.654" {...props} />
}
