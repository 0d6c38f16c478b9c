import type { Migration } from 'kysely/migration';

export const assistant: Migration = {
  async up({ schema }) {
    await schema
      .createTable('prompt_templates')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('node_type', 'text', (column) => column.notNull())
      .addColumn('prompt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('prompt_templates_key', ['user_id', 'key'])
      .execute();
    await schema
      .createTable('assistant_uses')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('assistant_uses_key', ['user_id', 'day'])
      .execute();
  },
};
