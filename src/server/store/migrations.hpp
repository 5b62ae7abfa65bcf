// Private to server/store: how the tables of the database came about, step by step. A step that was released is never
// changed; what is to be different later is a further step.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace meadhall::server {

// clang-format off: a statement is easier to read on its own lines
inline constexpr std::array first_tables = std::to_array<std::string_view>({
    "create table guests ("
    " id varchar(64) primary key,"
    " digest varchar(64) not null,"
    " called varchar(200) not null)",

    "create table logs ("
    " table_id varchar(64) not null,"
    " number bigint not null,"
    " line text not null,"
    " primary key (table_id, number))",

    "create table tables ("
    " id varchar(64) primary key,"
    " phase integer not null,"
    " is_open integer not null,"
    " changed bigint not null,"
    " waits integer not null,"
    " summary text not null)",
    "create index tables_open on tables (is_open, phase, changed)",
    "create index tables_waiting on tables (waits)",

    "create table places ("
    " table_id varchar(64) not null,"
    " guest_id varchar(64) not null,"
    " primary key (guest_id, table_id))",
    "create index places_of_table on places (table_id)",
});

// When the server has to act at a table that waits for it: whoever looks for such tables need not read their logs.
inline constexpr std::array due_tables = std::to_array<std::string_view>({
    "alter table tables add column due bigint not null default 0",
    "drop index tables_waiting",
    "create index tables_due on tables (waits, due)",
});

inline constexpr std::array accounts_and_results = std::to_array<std::string_view>({
    "alter table guests add column owner varchar(64) not null default ''",
    "create index guests_of_owner on guests (owner)",

    "create table accounts ("
    " guest_id varchar(64) primary key,"
    " name varchar(200) not null unique,"
    " hash varchar(200) not null)",

    "create table sessions ("
    " digest varchar(64) primary key,"
    " guest_id varchar(64) not null,"
    " made bigint not null)",
    "create index sessions_of_guest on sessions (guest_id)",

    "create table results ("
    " table_id varchar(64) primary key,"
    " game varchar(64) not null,"
    " ended bigint not null,"
    " line text not null)",
    "create index results_of_game on results (game, ended, table_id)",

    // The game of a table stood only in its summary; in JSON a quotation mark in a title looks different.
    "alter table tables add column game varchar(64) not null default ''",
    "update tables set game = 'wikinger' where summary like '%\"game\":\"wikinger\"%'",
    "update tables set game = 'walhalla' where summary like '%\"game\":\"walhalla\"%'",
    "update tables set game = 'odin' where summary like '%\"game\":\"odin\"%'",
    "create index tables_of_game on tables (game, phase, changed)",
});
// clang-format on

/// The n-th of them leads to version n + 1.
inline constexpr std::array<std::span<const std::string_view>, 3> migrations = {first_tables, due_tables,
                                                                                accounts_and_results};

}  // namespace meadhall::server
