import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderWithParts } from '../repeated-part.tsx'
import { type Column, DataTable } from './data-table.tsx'

type Row = { id: string; n: number }

const number: Column<Row> = { key: 'n', header: 'Number', cell: ({ n }) => n }

function table(column: Column<Row>, caption = 'numbers', actions = false) {
  return (
    <DataTable
      caption={caption}
      columns={[{ key: 'id', header: 'Name', cell: ({ id }) => id }, column]}
      rows={[{ id: 'a', n: 1 }]}
      rowKey={({ id }) => id}
      empty="Nothing"
      {...(actions && { rowActions: () => <b>Act</b> })}
    />
  )
}

test('a table whose head and tools are repeated has the HTML that React renders, whatever its columns', () => {
  const tables = [
    table(number),
    table({ ...number, header: 'Count' }),
    table({ ...number, align: 'end' }),
    table({ ...number, sortBy: ({ n }) => n }),
    table({ ...number, searchBy: ({ id }) => id }),
    table({ ...number, searchBy: ({ id }) => id }, 'others'),
    table(number, 'numbers', true),
    <p key="other place">
      {table({ ...number, searchBy: ({ id }) => id })}
      {table({ ...number, searchBy: ({ id }) => id })}
    </p>,
  ]
  const plain = tables.map((one) => renderToString(one))
  const render = (one: (typeof tables)[number]) => renderWithParts(() => renderToString(one))
  expect(tables.map(render)).toEqual(plain)
  expect(tables.map(render)).toEqual(plain)
  expect(new Set(plain).size).toBe(tables.length)
})
