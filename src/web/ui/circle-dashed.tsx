import { Circle, type LucideProps } from 'lucide-react'

/** Eight dashes around a circle of radius 10: a seventh of the size of the icon drawn as eight paths. */
export function CircleDashed(props: LucideProps) {
  return <Circle strokeDasharray="4.2 3.654" {...props} />
}
