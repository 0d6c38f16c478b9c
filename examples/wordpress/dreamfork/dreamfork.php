<?php
/**
 * Plugin Name: Dreamfork stories
 * Description: Shows a branching story: [dreamfork story="ID"], or the block “Dreamfork story”.
 * Version: 1.0.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// The server whose script runs on your pages. Whoever maintains the site sets it in wp-config.php; authors cannot.
if ( ! defined( 'DREAMFORK_SERVER' ) ) {
	define( 'DREAMFORK_SERVER', 'https://stories.example.org' );
}

add_action( 'init', 'dreamfork_register' );

function dreamfork_register() {
	$server = untrailingslashit( DREAMFORK_SERVER );
	wp_register_script( 'dreamfork-player', $server . '/player/element.js', array(), null, true );
	register_block_type( __DIR__, array( 'render_callback' => 'dreamfork_render' ) );
	$settings = wp_json_encode( array( 'server' => $server ) );
	wp_add_inline_script( 'dreamfork-story-editor-script', "window.dreamforkBlock = $settings;", 'before' );
	add_shortcode( 'dreamfork', 'dreamfork_shortcode' );
}

// In the editor the block shows the story. On the site the script loads where a story is, on no other page.
add_action( 'enqueue_block_assets', 'dreamfork_editor_assets' );

function dreamfork_editor_assets() {
	if ( is_admin() ) {
		wp_enqueue_script( 'dreamfork-player' );
	}
}

function dreamfork_shortcode( $attributes ) {
	return dreamfork_render( shortcode_atts( array( 'story' => '', 'theme' => '' ), $attributes, 'dreamfork' ) );
}

/** The element of a story; nothing for an id that no story can have. */
function dreamfork_render( $attributes ) {
	$story = isset( $attributes['story'] ) ? (string) $attributes['story'] : '';
	if ( ! preg_match( '/^[\w-]{1,200}$/D', $story ) ) {
		return '';
	}
	wp_enqueue_script( 'dreamfork-player' );
	$server = untrailingslashit( DREAMFORK_SERVER );
	$theme  = isset( $attributes['theme'] ) ? (string) $attributes['theme'] : '';
	$themed = in_array( $theme, array( 'light', 'dark', 'creative' ), true ) ? sprintf( ' theme="%s"', esc_attr( $theme ) ) : '';
	// Feeds and readers without scripts get the link.
	return sprintf(
		'<dreamfork-player src="%1$s" share-url="%2$s" heading-level="3"%3$s><a href="%2$s">%4$s</a></dreamfork-player>',
		esc_url( "$server/api/story/$story/data" ),
		esc_url( "$server/story/$story" ),
		$themed,
		esc_html( $server )
	);
}
