import type { AccordionItem } from '../ui/accordion.tsx'
import { Frameworks } from './frameworks.tsx'
import { Prototypes } from './prototypes.tsx'
import { StateManagement } from './state-management.tsx'
import { UnitTests } from './unit-tests.tsx'

export const answers: readonly AccordionItem[] = [
  {
    id: 'state-management',
    title: 'What are the different ways to manage state in a React application?',
    content: <StateManagement />,
  },
  {
    id: 'prototypal-inheritance',
    title: 'How does prototypal inheritance work?',
    content: <Prototypes />,
  },
  {
    id: 'unit-tests',
    title: 'What is a unit test, and why should we write unit tests?',
    content: <UnitTests />,
  },
  { id: 'frameworks', title: 'React vs. Angular vs. Vue?', content: <Frameworks /> },
]
